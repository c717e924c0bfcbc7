import type { ReactNode } from 'react';
import { SkipLink } from '@/components/shell/skip-link';
import { site } from '@/content/site';
import type { DeskWords } from '@/content/desk';
import { routes } from '@/lib/site/routes';
import { DeskNav, type DeskCounts, type DeskPageName } from './desk-nav';

/** The frame of every page of the desk: where one is, what waits elsewhere, and the way out. Nothing of the shop window. */
export function DeskShell({ words, title, current, email, counts, children }: DeskShellProps) {
  return (
    <div className="desk">
      <SkipLink />
      <header className="desk-head">
        <div className="desk-wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
          <a href={routes.desk()} className="font-display text-[1.25rem] font-extrabold tracking-[-0.02em]">
            {site.name} <span className="soft font-semibold">{words.name}</span>
          </a>
          <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
            <a href={routes.home()} className="text-link">
              {words.site}
            </a>
            {counts ? (
              <>
                <a href={routes.deskFactor()} className="text-link">
                  {words.factor.link}
                </a>
                <a href={routes.account()} className="text-link wrap-anywhere">
                  {email}
                </a>
              </>
            ) : (
              <span className="wrap-anywhere">{email}</span>
            )}
            <form method="post" action={routes.accountAction('sign-out')} aria-label={words.signOut}>
              <button type="submit" className="text-link min-h-6">
                {words.signOut}
              </button>
            </form>
          </div>
        </div>
        {counts ? <DeskNav current={current} counts={counts} words={words} /> : null}
      </header>
      <main id="main" tabIndex={-1} className="desk-wrap desk-main">
        <h1 className="text-[clamp(1.5rem,1.2rem+1.2vw,2.1rem)] tracking-[-0.02em] wrap-anywhere">{title}</h1>
        {children}
      </main>
    </div>
  );
}

type DeskShellProps = {
  words: DeskWords;
  title: ReactNode;
  current: DeskPageName | null;
  email: string;
  /** Null at the entrance, which leads nowhere else. */
  counts: DeskCounts | null;
  children: ReactNode;
};
