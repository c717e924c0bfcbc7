/** A text of the server's answer to a stored form; '' when it has none: any success counts as one. */
export function readAnswerText(answer: unknown, name: 'message' | 'note' | 'thanks'): string {
  const text = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : null;
  return typeof text === 'string' ? text : '';
}
