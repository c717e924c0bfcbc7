/** Deletes the statistics cookies that a yes has let in (`_ga…`), on this host and each domain above it. */
export function forgetAnalyticsCookies(): void {
  const names = document.cookie.split(';').map(cookie => cookie.split('=', 1).join('').trim());
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_label, index) => `;domain=${labels.slice(index).join('.')}`)];
  for (const name of names.filter(name => name.startsWith('_ga'))) {
    for (const domain of domains) document.cookie = `${name}=;path=/;max-age=0${domain}`;
  }
}
