import { isMotionReduced } from '@/components/accessibility/is-motion-reduced';
import { onDialogOpen } from './on-dialog-open';

/**
 * In a dialog, plays a film without sound and with its captions when the dialog opens; stops and rewinds it when the
 * dialog closes. Where less motion is asked for it waits for the visitor's press, and so does a film that stands in
 * the page, which gets its captions then. Safe to attach twice.
 */
export function filmBehaviour(video: HTMLVideoElement): () => void {
  const dialog = video.closest('dialog');
  return dialog ? playWhileOpen(video, dialog) : captionFirstPlay(video);
}

function playWhileOpen(video: HTMLVideoElement, dialog: HTMLDialogElement): () => void {
  return onDialogOpen(dialog, {
    onOpen: () => {
      showCaptions(video);
      video.muted = true;
      if (!isMotionReduced()) video.play().catch(waitForPress);
    },
    onClose: () => {
      video.pause();
      video.currentTime = 0;
    },
  });
}

/** Once: whoever switches them off afterwards keeps them off. The press may have come before this script. */
function captionFirstPlay(video: HTMLVideoElement): () => void {
  const show = () => showCaptions(video);
  if (!video.paused) show();
  video.addEventListener('play', show, { once: true });
  return () => video.removeEventListener('play', show);
}

function showCaptions(video: HTMLVideoElement): void {
  for (const track of Array.from(video.textTracks)) track.mode = 'showing';
}

/** Some browsers play nothing by themselves, even without sound; the controls are there. */
function waitForPress(): void {}
