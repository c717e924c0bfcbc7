import type { ReactNode } from 'react';
import { Portrait } from '@/components/drawings/portrait';
import { Chat } from '@/components/exhibits/chat';
import { Exhibit } from '@/components/exhibits/exhibit';
import { Sheet } from '@/components/ui/sheet';
import { chatbotExhibit as words } from '@/content/exhibits/chatbot';
import { ChatbotScene } from './chatbot-scenes';
import './chatbot-night.css';

/** One question from the evening to the morning: what the customer reads, what a person gets, what the shop finds. */
export function ChatbotNight() {
  const [asks, gets, finds] = words.panels;
  return (
    <Exhibit name="chatbot" className="night-trip">
      <fieldset className="min-w-0">
        <legend className="sr-only">{words.legend}</legend>
        <div className="wrap">
          <p className="mt-head pb-4 font-display text-label font-[750] print:hidden">{words.choose}</p>
          <div className="trip-questions">
            {words.cases.map(({ id, question, what }, index) => (
              <label key={id}>
                <input
                  type="radio"
                  name="chat-case"
                  value={id}
                  defaultChecked={index === 0}
                  className="absolute opacity-0"
                />
                <b className="font-display text-label">{question}</b>
                <span className="text-small">{what}</span>
              </label>
            ))}
          </div>
        </div>
        <div className="trip">
          <Panel {...asks} scene="house">
            {words.cases.map(({ id, chat }) => (
              <div key={id} className={`trip-case trip-${id}`}>
                <Chat lines={chat.map(([from, text]) => ({ from, text }))} speakers={words.speakers} />
              </div>
            ))}
          </Panel>
          <Panel {...gets} scene="night-shop">
            {words.cases.map(({ id, slip }) => (
              <div key={id} className={`trip-case trip-${id}`}>
                <Slip {...slip} />
              </div>
            ))}
          </Panel>
          <Panel {...finds} scene="morning-shop">
            <MorningList />
          </Panel>
        </div>
      </fieldset>
    </Exhibit>
  );
}

function Panel({ time, title, scene, children }: PanelProps) {
  return (
    <div className="trip-panel relative flex min-w-0 flex-col overflow-hidden">
      <h2 className="mb-4 flex flex-wrap gap-2 text-label font-[750] tracking-normal">
        <span className="trip-time">{time}</span> {title}
      </h2>
      <div className="xl:min-h-[366px]">{children}</div>
      <ChatbotScene scene={scene} />
    </div>
  );
}

function Slip({ tone, state, title, text, read }: SlipWords) {
  return (
    <Sheet className="px-6 pb-4 text-small/snug">
      <p className={`-mx-6 rounded-t-edge px-6 py-3 font-bold ${TONES[tone]}`}>{state}</p>
      <b className="mt-4 mb-1 block font-display text-label leading-tight">{title}</b>
      <p>{text}</p>
      <div className="mt-4 flex items-center gap-3 border-t-2 border-dashed border-shade pt-3">
        <Portrait person="kofi" className="size-[42px] shrink-0 overflow-hidden rounded-full bg-marigold" />
        {read}
      </div>
    </Sheet>
  );
}

function MorningList() {
  const { title, rows } = words.list;
  return (
    <Sheet className="morning-list pb-2 text-small/snug">
      <b className="block border-b-2 px-6 pt-6 pb-2 font-display text-label leading-tight">{title}</b>
      <ol>
        {rows.map((row, index) => (
          <li
            key={row.time}
            className={`grid grid-cols-[64px_1fr] gap-x-3 border-b border-line px-6 py-3 row-${words.cases[index]?.id}`}
          >
            <b className="font-display">{row.time}</b>
            <span className="font-[650]">
              {row.title}
              <small className="soft block font-normal">{row.text}</small>
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

const TONES = { rest: 'bg-stone-90', hold: 'bg-plate text-white', ring: 'bg-pin-fixed text-white' } as const;

type PanelProps = {
  time: string;
  title: string;
  scene: 'house' | 'night-shop' | 'morning-shop';
  children: ReactNode;
};
type SlipWords = (typeof words.cases)[number]['slip'];
