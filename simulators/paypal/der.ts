/** The few pieces of ASN.1's distinguished encoding (DER, X.690) that a certificate is made of. */
export function sequence(...parts: Buffer[]): Buffer {
  return element(0x30, Buffer.concat(parts));
}

export function set(...parts: Buffer[]): Buffer {
  return element(0x31, Buffer.concat(parts));
}

/** A non-negative integer from its big-endian bytes. */
export function integer(bytes: Buffer): Buffer {
  const firstUsed = bytes.findIndex(byte => byte !== 0);
  const significant = firstUsed < 0 ? Buffer.from([0]) : bytes.subarray(firstUsed);
  const isNegativeLooking = ((significant[0] ?? 0) & 0x80) !== 0;
  return element(0x02, isNegativeLooking ? Buffer.concat([Buffer.from([0]), significant]) : significant);
}

/** "1.2.840.113549.1.1.11". */
export function objectIdentifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return element(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

export function nullValue(): Buffer {
  return element(0x05, Buffer.alloc(0));
}

export function booleanTrue(): Buffer {
  return element(0x01, Buffer.from([0xff]));
}

export function utf8String(text: string): Buffer {
  return element(0x0c, Buffer.from(text, 'utf8'));
}

/** Times before 2050, as certificates require. */
export function utcTime(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replace(/[-:T]/g, '').slice(2, 14);
  return element(0x17, Buffer.from(`${digits}Z`, 'ascii'));
}

export function octetString(bytes: Buffer): Buffer {
  return element(0x04, bytes);
}

/** Whole bytes, or bytes whose last `unusedBits` bits are padding. */
export function bitString(bytes: Buffer, unusedBits = 0): Buffer {
  return element(0x03, Buffer.concat([Buffer.from([unusedBits]), bytes]));
}

/** `[n] EXPLICIT`: the element inside a context-specific, constructed tag. */
export function explicit(tag: number, inner: Buffer): Buffer {
  return element(0xa0 | tag, inner);
}

/** `[n] IMPLICIT` on a primitive: its content under a context-specific tag. */
export function implicit(tag: number, content: Buffer): Buffer {
  return element(0x80 | tag, content);
}

function element(tag: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([tag]), encodeLength(content.length), content]);
}

function encodeLength(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes: number[] = [];
  for (let left = length; left > 0; left = Math.floor(left / 256)) bytes.unshift(left % 256);
  return Buffer.from([0x80 | bytes.length, ...bytes]);
}

function base128(value: number): number[] {
  const digits = [value & 0x7f];
  for (let left = Math.floor(value / 128); left > 0; left = Math.floor(left / 128))
    digits.unshift((left & 0x7f) | 0x80);
  return digits;
}
