import type { Remark } from '@/content/google-services/google-service';

/** A remark in red beside the part of a document that stands before it. */
export function RedRemark({ title, text }: Remark) {
  return (
    <div className="g-mark">
      <b>{title}</b>
      <p>{text}</p>
    </div>
  );
}
