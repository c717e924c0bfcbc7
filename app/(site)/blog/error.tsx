'use client';

import { ArticlesFailed } from '@/components/documents/article-states';

export default function BlogError() {
  return (
    <section className="sec">
      <div className="wrap">
        <h1 className="mb-head">Blog</h1>
        <ArticlesFailed />
      </div>
    </section>
  );
}
