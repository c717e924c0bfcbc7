/** A third party's page, over the whole of the box around it. */
export function EmbedFrame({ takesFocus = false, title, sandbox, ...frame }: EmbedFrameProps) {
  return (
    <iframe
      {...frame}
      ref={takesFocus ? focusFrame : null}
      title={title}
      sandbox={sandbox}
      allow="autoplay; picture-in-picture"
      allowFullScreen
      className="absolute inset-0 size-full border-0"
    />
  );
}

function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}

type EmbedFrameProps = {
  src: string;
  title: string;
  sandbox?: string | undefined;
  /** In the place of a pressed button, which had the focus. */
  takesFocus?: boolean;
  onLoad: () => void;
};
