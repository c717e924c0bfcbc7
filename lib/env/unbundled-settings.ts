/** Settings for the few modules that run outside the framework's bundle and have no `getEnv`. */

export function tagManagerSetting(): string | undefined {
  return process.env['TAG_MANAGER_ID'];
}

/** Whether visitors reach the site by https. */
export function isServedByHttps(): boolean {
  return process.env['SITE_URL']?.startsWith('https:') ?? false;
}
