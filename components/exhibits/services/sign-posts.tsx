import { BladeSign } from '@/components/drawings/blade-sign';
import { NumberPlate } from '@/components/ui/number-plate';
import type { ServiceSummary } from '@/lib/documents/read-documents';

/** Steps in their order as posts along one sidewalk: on each the sign of the service that does it, and its number. */
export function SignPosts({ steps }: { steps: readonly SignPost[] }) {
  return (
    <ol className="sign-posts">
      {steps.map(({ title, description, sign }, index) => (
        <li key={title}>
          <div className="sign-post">
            {sign ? (
              <BladeSign
                glyph={sign.icon}
                shape={sign.shape}
                color={sign.color}
                hung
                className="sign-post-blade"
              />
            ) : null}
            <NumberPlate n={index + 1} size="sm" />
          </div>
          <div className="sign-post-text">
            <h3>{title}</h3>
            <p className="soft">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

type SignPost = { title: string; description: string; sign: ServiceSummary | undefined };
