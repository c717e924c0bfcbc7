import { demoShop } from '@/content/demo-shop';
import { home } from '@/content/home';
import { Sheet } from './sheet';

/** A conversation after closing time that ends in a booking. */
export function ChatPicture() {
  return (
    <Sheet
      label="A chat at 9:42 pm in which the chatbot books a plumber for 8 am"
      className="bg-night! text-white! p-[clamp(20px,3vw,34px)]"
    >
      <p className="mb-4 flex items-center gap-3 font-display font-bold text-marigold after:h-0.5 after:flex-1 after:bg-white/25">
        {demoShop.night}
      </p>
      <div className="grid gap-2.5 leading-[1.45]">
        {LINES.map(({ from, text }) => (
          <p key={text} className={`max-w-[86%] rounded-[16px] px-[17px] py-3 ${LOOK[from]}`}>
            {text}
          </p>
        ))}
      </div>
    </Sheet>
  );
}

const LOOK = {
  customer: 'justify-self-end rounded-br-[4px] bg-butter text-ink-fixed',
  bot: 'rounded-bl-[4px] bg-night-card',
} as const;

/** The same conversation as on the home page. */
const LINES: readonly Line[] = [
  { from: 'bot', text: 'Hello, I’m the shop’s chatbot. Ask me anything, or say “person”.' },
  ...home.night.chat,
];

type Line = { from: keyof typeof LOOK; text: string };
