import { StreetCrop } from '@/components/drawings/street-crop';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { profileExhibit as words } from '@/content/exhibits/service-heroes';

/** A business profile at twice its size: each field hung with who looks after it, and why. */
export function ProfileCard() {
  return (
    <Exhibit name="profile" className="profile-card wrap">
      <div className="profile-sheet paper">
        <StreetCrop
          plan={[30, 'florist', 30]}
          sky={225}
          align="xMidYMid slice"
          className="profile-photo day"
        />
        <p className="profile-name">{words.name}</p>
        <dl>
          {words.rows.map(({ field, value, by, why }) => (
            <div key={field} className={by === 'owner' ? 'field-owner' : 'field-agency'}>
              <dt>{field}</dt>
              <dd>
                <span className="field-value">{value}</span>
                <span className="field-tag">
                  <b>{words.by[by]}</b>
                  {why}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className="profile-note">
        {words.note} <SampleTag />
      </figcaption>
    </Exhibit>
  );
}
