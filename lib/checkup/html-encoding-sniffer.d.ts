declare module 'html-encoding-sniffer' {
  /** The name of the encoding that the HTML standard finds for these bytes. */
  export default function htmlEncodingSniffer(
    bytes: Uint8Array,
    options?: { transportLayerEncodingLabel?: string; defaultEncoding?: string },
  ): string;
}
