import { isMotionReduced } from '@/components/accessibility/is-motion-reduced';
import { onDialogOpen } from './on-dialog-open';

/**
 * Plays a film, without sound and with its captions, when the dialog around it opens; stops and rewinds it when the
 * dialog closes. Where less motion is asked for it waits for the visitor's press. Safe to attach twice.
 */
export function filmBehaviour(video: HTMLVideoElement): () => void {
  const dialog = video.closest('dialog');
  if (!dialog) return () => undefined;
  return onDialogOpen(dialog, {
    onOpen: () => {
      for (const track of Array.from(video.textTracks)) track.mode = 'showing';
      video.muted = true;
      if (!isMotionReduced()) video.play().catch(waitForPress);
    },
    onClose: () => {
      video.pause();
      video.currentTime = 0;
    },
  });
}

/** Some browsers play nothing by themselves, even without sound; the controls are there. */
function waitForPress(): void {}
