import type { Remark } from '@/content/google-services/google-service';

/** A remark in red beside the part of a document that stands before it. */
export function Mark({ title, text }: Remark) {
  return (
    <aside className="g-mark" aria-label={title}>
      <b>{title}</b>
      <p>{text}</p>
    </aside>
  );
}
