/**
 * Every page's HTML judged by html-validate. The rules that html-validate.json switches off are about spelling that
 * the framework decides (attributes' case, void elements) or about taste (a box and the button that takes it at once
 * carry one name on purpose) or about a list of suggestions, for which there is no native element; none about what HTML
 * allows. html-rules.ts adds what other checkers find.
 */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { HtmlValidate, type ConfigData } from 'html-validate';
import { otherCheckersRules } from './html-rules';
import { PARTS, partOfSite, test } from './site/site-test';

const config = JSON.parse(readFileSync(new URL('html-validate.json', import.meta.url), 'utf8')) as ConfigData;
const validator = new HtmlValidate({ ...config, plugins: [otherCheckersRules] });

for (const part of PARTS)
  test(`the HTML of part ${part + 1} of the site is valid`, async ({ site, request }) => {
    const faults: string[] = [];
    for (const url of partOfSite(site, part)) {
      const html = await (await request.get(url)).text();
      const report = await validator.validateString(html);
      const messages = report.results.flatMap(result => result.messages);
      faults.push(
        ...messages.map(({ ruleId, message, selector }) => `${url}: ${ruleId}: ${message} ${selector}`),
        // The checker does not look into drawings. As an attribute there, font-stretch takes words only.
        ...Array.from(html.matchAll(/font-stretch="[^"]*%"/g), ([attribute]) => `${url}: ${attribute}`),
      );
    }
    expect(faults).toEqual([]);
  });
