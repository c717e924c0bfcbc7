import type { ReactNode } from 'react';
import { Exhibit } from '@/components/exhibits/exhibit';
import { Portrait } from '@/components/drawings/portrait';
import { chatbotExhibit as words } from '@/content/exhibits/chatbot';
import { ChatbotScene } from './chatbot-scenes';

/** One question from the evening to the morning: what the customer reads, what a person gets, what the shop finds. */
export function ChatbotNight() {
  const [asks, gets, finds] = words.panels;
  return (
    <Exhibit name="chatbot" className="night-trip">
      <fieldset>
        <legend className="sr-only">{words.legend}</legend>
        <div className="wrap">
          <p className="trip-choose">{words.choose}</p>
          <div className="trip-questions">
            {words.cases.map(({ id, question, what }, index) => (
              <label key={id}>
                <input type="radio" name="chat-case" value={id} defaultChecked={index === 0} />
                <b>{question}</b>
                <span>{what}</span>
              </label>
            ))}
          </div>
        </div>
        <div className="trip">
          <Panel {...asks} scene="house">
            {words.cases.map(({ id, chat }) => (
              <div key={id} className={`trip-case trip-${id} trip-chat`}>
                {chat.map(([from, text]) => (
                  <p key={text} className={from === 'bot' ? 'bubble bubble-bot' : 'bubble bubble-customer'}>
                    <span className="sr-only">{words.speakers[from]}: </span>
                    {text}
                  </p>
                ))}
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
    <div className="trip-panel">
      <h2>
        <span>{time}</span> {title}
      </h2>
      <div className="trip-body">{children}</div>
      <ChatbotScene scene={scene} />
    </div>
  );
}

function Slip({ tone, state, title, text, read }: SlipWords) {
  return (
    <div className="slip">
      <p className={`slip-state slip-${tone}`}>{state}</p>
      <b>{title}</b>
      <p>{text}</p>
      <div className="slip-read">
        <Portrait person="kofi" className="size-[42px] shrink-0 overflow-hidden rounded-full bg-marigold" />
        {read}
      </div>
    </div>
  );
}

function MorningList() {
  const { title, rows } = words.list;
  return (
    <div className="morning-list">
      <b>{title}</b>
      <ol>
        {rows.map((row, index) => (
          <li key={row.time} className={`row-${words.cases[index]?.id}`}>
            <b>{row.time}</b>
            <span>
              {row.title}
              <small>{row.text}</small>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

type PanelProps = {
  time: string;
  title: string;
  scene: 'house' | 'night-shop' | 'morning-shop';
  children: ReactNode;
};
type SlipWords = (typeof words.cases)[number]['slip'];
