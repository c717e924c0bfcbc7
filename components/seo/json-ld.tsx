import { toScriptJson } from '@/lib/site/text';

/** Structured data in the page. No value, whatever it holds, can close the script element. */
export function JsonLd({ graph }: { graph: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(graph) }} />;
}
