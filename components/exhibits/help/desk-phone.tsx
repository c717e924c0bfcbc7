import { Exhibit } from '@/components/exhibits/exhibit';
import { deskPhone } from '@/content/exhibits/help';
import { supportCenter } from '@/content/resources';
import { site } from '@/content/site';

/** The phone on our desk: its screen with the hours, and three lines whose lights say how soon we respond. */
export function DeskPhone() {
  const { priorities } = supportCenter;
  const [, example, response, resolved] = priorities.head;
  return (
    <Exhibit name="phone" className="phone">
      <i className="phone-handset" />
      <div className="phone-body">
        <div className="phone-screen">
          <p className="phone-number">{site.phone.display}</p>
          <p>{deskPhone.hours}</p>
          <p>{deskPhone.emergency}</p>
        </div>
        <h2>{priorities.title}</h2>
        <ul className="phone-lines">
          {priorities.rows.map(([name, text, first, done]) => (
            <li key={name} className={`line-${name.toLowerCase()}`}>
              <i className="line-light" />
              <div>
                <h3>{name}</h3>
                <p>
                  <span className="sr-only">{example}: </span>
                  {text}
                </p>
              </div>
              <dl>
                <div>
                  <dt>{response}</dt>
                  <dd className="line-first">{first}</dd>
                </div>
                <div>
                  <dt>{resolved}</dt>
                  <dd>{done}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
        <p className="phone-note">{priorities.lede}</p>
      </div>
    </Exhibit>
  );
}
