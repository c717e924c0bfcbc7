import { drawPicture } from '@/components/drawings/picture';

/** What a free look checks: a phone, the map and a form, and the sheet with the three things to fix first. Decorative. */
export function AuditPicture() {
  return (
    <div
      className="absolute inset-0 bg-sky-deep dark:[--n:20%] [&>svg]:size-full"
      dangerouslySetInnerHTML={{ __html: drawPicture('help/audit') }}
    />
  );
}
