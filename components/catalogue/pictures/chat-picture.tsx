import { demoShop } from '@/content/demo-shop';
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
        {LINES.map(([who, text]) => (
          <p key={text} className={`max-w-[86%] rounded-[16px] px-[17px] py-3 ${LOOK[who]}`}>
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

const LINES = [
  ['bot', 'Hello, I’m the shop’s chatbot. Ask me anything, or say “person”.'],
  ['customer', 'Water heater’s leaking. Can anyone come tomorrow morning?'],
  ['bot', 'Yes. Turn the valve on the cold line to stop the leak. I have 8:00 or 9:30 am.'],
  ['customer', '8 please. 14 Orchard Lane.'],
  ['bot', 'Booked: 8:00 am, 14 Orchard Lane. You’ll get a text when Marcus is on his way.'],
] as const satisfies readonly (readonly [keyof typeof LOOK, string])[];
