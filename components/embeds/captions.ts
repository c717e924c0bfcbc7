/** A film's text track as a WebVTT file. */
export function captionsFile(chapters: readonly Caption[]): string {
  const cues = chapters.map(({ from, to, caption }) => `${stamp(from)} --> ${stamp(to)}\n${caption}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function stamp(seconds: number): string {
  const whole = Math.floor(seconds);
  const minutes = String(Math.floor(whole / 60)).padStart(2, '0');
  const rest = String(whole % 60).padStart(2, '0');
  const thousandths = String(Math.round((seconds - whole) * 1000)).padStart(3, '0');
  return `${minutes}:${rest}.${thousandths}`;
}

type Caption = { from: number; to: number; caption: string };
