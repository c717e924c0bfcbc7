/** The configured tag manager, for the two places that run outside the framework's bundle and have no `getEnv`. */
export function tagManagerSetting(): string | undefined {
  return process.env['TAG_MANAGER_ID'];
}
