import { beforeEach, expect, test } from 'vitest';
import { listDrafts } from '@/lib/publishing/releases';
import { aDesk } from '../../support/desk';
import { onBothEngines } from '../../support/engines';

onBothEngines('answers to questions that the assistant could not answer', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);
  const ASKED = { asked: 'do you sign ndas', question: 'Do you sign NDAs?', answer: 'We do.' };
  const written = async () =>
    (await listDrafts(engine.database())).map(({ part, value }) => ({ part, value }));

  test('are a draft of the website, added to those that are there; a second click adds nothing', async () => {
    const { cookie } = await desk.signIn();
    await desk.act('question-answer', ASKED, { cookie });
    await desk.act('question-answer', ASKED, { cookie });
    await desk.act('question-answer', { asked: 'is there parking', answer: 'There is.' }, { cookie });
    expect(await written()).toEqual([
      {
        part: 'answers',
        value: [
          { id: 1, question: 'Do you sign NDAs?', wordings: 'do you sign ndas', answer: 'We do.' },
          { id: 2, question: 'is there parking', wordings: '', answer: 'There is.' },
        ],
      },
    ]);
    expect((await desk.notices()).map(({ code }) => code)).toContain('question-answered');
  });

  test('come back with what is wrong and nothing saved', async () => {
    const { cookie } = await desk.signIn();
    for (const [typed, field] of [
      [{ answer: '' }, 'answer'],
      [{ answer: 'See {here}' }, 'answer'],
      [{ question: 'x'.repeat(121) }, 'question'],
      [{ asked: '' }, 'asked'],
    ] as const) {
      const response = await desk.act('question-answer', { ...ASKED, ...typed }, { cookie });
      expect(response.status).toBe(422);
      expect(Object.keys(desk.refusal()?.errors ?? {})).toEqual([field]);
    }
    expect(await written()).toEqual([]);
  });

  test('are written by owners alone', async () => {
    const { cookie } = await desk.signIn('staff', 'colleague@agency.test');
    await engine.database().updateTable('accounts').set({ is_owner: 0 }).execute();
    await desk.act('question-answer', ASKED, { cookie });
    expect(await written()).toEqual([]);
  });
});
