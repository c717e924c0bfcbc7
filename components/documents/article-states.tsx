import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { supportCenterLink } from '@/content/navigation';

export function ArticlesEmpty() {
  return (
    <div className="rounded-panel bg-mist p-head">
      <h2 className="text-h3">No blog posts available</h2>
      <p className="soft mt-2">Check back soon for new content!</p>
    </div>
  );
}

/** The blog when its articles cannot be read. */
export function ArticlesFailed() {
  return (
    <Notice
      tone="error"
      title="Failed to load blog posts"
      action={
        <ButtonLink href={supportCenterLink.href} variant="ink" size="sm">
          Contact Support
        </ButtonLink>
      }
    >
      Please try again later or contact support if the problem persists.
    </Notice>
  );
}
