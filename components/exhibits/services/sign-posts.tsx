import { BladeSign } from '@/components/drawings/blade-sign';
import { NumberPlate } from '@/components/ui/number-plate';
import type { ServiceSummary } from '@/lib/documents/read-documents';
import './sign-posts.css';

/** Steps in their order as posts along one sidewalk: on each the sign of the service that does it, and its number. */
export function SignPosts({ steps }: { steps: readonly SignPost[] }) {
  return (
    <ol className="sign-posts relative grid gap-6 lg:grid-cols-5 lg:gap-x-8 lg:gap-y-0">
      {steps.map(({ title, description, sign }, index) => (
        <li
          key={title}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 lg:grid-cols-1 lg:grid-rows-[320px_1fr]"
        >
          <div className="sign-post relative flex flex-row-reverse items-center justify-end gap-3 lg:h-full lg:items-start lg:pl-1">
            {sign ? (
              <BladeSign
                glyph={sign.icon}
                shape={sign.shape}
                color={sign.color}
                hung
                className="relative h-[90px] w-[76px] lg:h-[162px] lg:w-[138px]"
              />
            ) : null}
            <span className="lg:absolute lg:top-[186px] lg:-left-2">
              <NumberPlate n={index + 1} size="sm" />
            </span>
          </div>
          <div className="lg:self-start lg:pr-2">
            <h3 className="mb-1 text-label">{title}</h3>
            <p className="soft text-small">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

type SignPost = { title: string; description: string; sign: ServiceSummary | undefined };
