import { expect, test } from 'vitest';
import { setNotice, takeNotice } from '@/lib/accounts/sessions';
import { ANA_SIGN_UP, anAccountWorld } from '../../support/accounts';
import { onBothEngines } from '../../support/engines';

onBothEngines('what the next page says once', engine => {
  const world = anAccountWorld(engine.database);

  test('is said by one of two pages, and what is kept while they are drawn is not lost', async () => {
    await engine.clear();
    const { cookie } = await world.postJson(ANA_SIGN_UP);
    const { id } = (await world.visitor(cookie))?.session ?? { id: '' };
    const site = world.site();
    const [first, second] = [
      { kind: 'desk', code: 'order-done', detail: 'paid' },
      { kind: 'desk', code: 'settle-done', detail: 'reversed' },
    ] as const;

    await setNotice(id, first, site);
    const said = await Promise.all([takeNotice(id, site), takeNotice(id, site), takeNotice(id, site)]);
    expect(said.filter(notice => notice !== null)).toEqual([first]);

    // A page that was slow takes the notice of what was done meanwhile, and never throws it away unsaid.
    await setNotice(id, first, site);
    const [slow] = await Promise.all([takeNotice(id, site), setNotice(id, second, site)]);
    const later = await takeNotice(id, site);
    expect([slow, later]).toContainEqual(second);
    expect(await takeNotice(id, site)).toBeNull();
  });
});
