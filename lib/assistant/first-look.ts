import { hasConcept, isStopped, plainWords, type Reading } from './read-question';

type FirstReply =
  | { kind: 'refuse'; reason: 'danger'; word: null }
  | { kind: 'human'; reason: 'wanted' | 'account' | 'emergency' }
  | { kind: 'book' | 'machine' };

/** What is decided before anything is looked up: danger, a person, an account of one's own, a call. */
export function firstLook(reading: Reading): FirstReply | null {
  const text = ` ${reading.words.join(' ')} `;
  if (DANGER.test(text)) return { kind: 'refuse', reason: 'danger', word: null };
  if (MACHINE.test(text)) return { kind: 'machine' };
  if (EMERGENCY.test(text) && !SUPPOSED.test(text)) return { kind: 'human', reason: 'emergency' };
  if (ACCOUNT.test(text)) return { kind: 'human', reason: 'account' };
  const named = reading.pieces.some(({ senses }) => senses.some(({ kind }) => kind === 'person'));
  if (named && TALK.test(text) && !isStopped(reading)) return { kind: 'human', reason: 'wanted' };
  const aboutBot = hasConcept(reading, 'chatbot') || hasConcept(reading, 'person');
  if (hasConcept(reading, 'human') && !aboutBot) return { kind: 'human', reason: 'wanted' };
  const isSoon = hasConcept(reading, 'soon');
  const isBooking =
    hasConcept(reading, 'book') ||
    (hasConcept(reading, 'calls') && isSoon) ||
    (MEET.test(text) && (isSoon || hasConcept(reading, 'hours')));
  if (isBooking && !hasConcept(reading, 'chatbot') && !hasConcept(reading, 'price') && !isStopped(reading))
    return { kind: 'book' };
  return null;
}

const DANGER =
  / (?:suicide|suicidal|kill (?:myself|himself|herself|someone|him|her)|overdose|heart attack|chest pain|poison(?:ed|ing)?|ibuprofen|aspirin|pill|medication|medicine|dosage|antibiotic|bleeding|pregnant|domestic violence|stalker|bomb|hurt (?:myself|someone)) /;
const MACHINE =
  / (?:are|r) (?:you|u) (?:a |an |even |really |actually )*(?:human|real|robot|bot|machine|person|ai|program|computer|chatbot|chatgpt|llm|gpt|man|woman|alive)(?: |$)| (?:am i|is this|i am) (?:talking|speaking|chatting|a bot|a real|a robot|a human|a person|an ai|ai|real).{0,30}(?:human|person|bot|robot|machine|ai|someone real)?| eres (?:un|una) (?:robot|persona|humano)/;
const EMERGENCY =
  / (?:my|our|the) (?:web ?site|site|shop|store|page|booking|checkout|web page|home ?page|form)(?: page)? (?:is |got |has been |was |just |went |isnt |wont |doesnt |keep |has |ha )*(?:down|hacked|broken|offline|dead|crashed|not loading|not working|load|loading|working|gone|blank|infected)| (?:site|website) (?:got|is|been|has been) (?:hacked|down)(?! often)| (?:i|we) (?:got|been|were|have been|was) hacked|^ (?:web ?site|site) (?:is |isnt |got |just |went )*(?:down|offline|broken|dead|hacked|not working|loading|working) | (?:my|our) (?:page|site|website) (?:shows|show|showing|is showing|has) an? error | hackeado| hacked us /;
/** About what would be, not what is. */
const SUPPOSED =
  / (?:if|whenever|shut|take|taking|turn|pull|before you|how (?:fast|quick|quickly|soon|long|often)|credit|refund) /;
const ACCOUNT =
  / (?:my|our) (?:order|account balance|last payment|last invoice|ticket|request|latest invoice|balance|password|login|receipt|subscription status)(?! lead| if| when| after)| (?:has|have|did|wa|where|when) (?:my|our|you|i) (?:refund|order|payment|invoice|get my|receive my|process my|send my|got my)| where (?:is|are|s) my (?:refund|money|order|invoice|receipt|website|site)| wheres my| (?:has|did) my \w+ (?:been|go|arrive|come)| order (?:number |no )?\d+| (?:cancel|stop|refund|delete|upgrade|downgrade|close) (?:my|our) \w+ (?:right now|now|today|immediately|please|plz|pls)| (?:cancel|refund) me | status of my| i cant (?:log|sign) in| i forgot my password| reset my password| how much do i (?:still )?owe| i (?:still )?havent (?:got|received|gotten)/;
const TALK =
  / (?:talk|speak|call|reach|meet|chat|ask for|get|contact|phone|connect|put me|transfer|hablar|message) /;
const MEET = / (?:can|could|may|shall|lets|let) (?:we|us) (?:talk|chat|meet|speak|call|connect) | call me /;

/** A message that asks nothing: a greeting, thanks, a goodbye. */
export type Courtesy = 'hello' | 'thanks' | 'bye';

/** Null where anything else is in it. */
export function isCourtesy(typed: string): Courtesy | null {
  const words = plainWords(typed);
  if (words.length === 0 || !words.every(word => WORDS.has(word))) return null;
  if (words.some(word => BYE.has(word))) return 'bye';
  if (words.some(word => THANKS.has(word))) return 'thanks';
  return words.some(word => HELLO.has(word)) ? 'hello' : null;
}

const setOf = (words: string) => new Set(words.split(' ').flatMap(word => plainWords(word)));
const BYE = setOf('bye goodbye byebye cya adios chao goodnight later');
const THANKS = setOf(
  'thanks thank thx thanx ty tysm cheers gracias appreciated helpful great perfect awesome cool nice ok okay k wonderful excellent lovely',
);
const HELLO = setOf('hi hello hey hiya howdy yo greetings hola buenas buenos morning afternoon evening sup');
const WORDS: ReadonlySet<string> = new Set([
  ...BYE,
  ...THANKS,
  ...HELLO,
  ...setOf(
    'there good you u so very much a lot for your the help that was is all this it everyone folks guys team dias tardes noches day night then now have nice one see ya muchas many well and again anyone here',
  ),
]);
