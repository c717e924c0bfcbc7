import 'server-only';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { invoicePage } from '@/content/billing';
import { site as agency } from '@/content/site';
import { respondFile, respondRedirect } from '@/lib/site/http/respond';
import { serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { fillText } from '@/lib/site/text';
import { findInvoice } from './billing.sql';
import { invoiceFacts, sayMinor, type Invoice } from './invoice';
import { FACES, toRuns, unprintableIn, type FaceName } from './print-faces';

/** `GET /invoice/file`, for anyone with the invoice's key: the invoice as it was sent, to keep. */
export async function answerInvoiceFile(request: Request, site: Pick<Site, 'db'>): Promise<Response> {
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const invoice = await findInvoice(site.db, 'key', key);
  if (!invoice) return respondRedirect(serverRoutes.invoice(key));
  const name = `${invoice.number}.pdf`;
  return respondFile(await renderInvoicePdf(invoice), { name, type: 'application/pdf' });
}

/**
 * The same bytes each time: nothing of the day, the late fee or the payment is in it. A voided one says so, because it
 * must not be paid.
 */
export async function renderInvoicePdf(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  const { file, lines: words } = invoicePage;
  const title = fillText(file.title, { number: invoice.number });
  const doc = new Pdf({
    size: 'LETTER',
    margin: MARGIN,
    font: fileOf('latin'),
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: agency.legal.name, CreationDate: new Date(invoice.issuedOn) },
  });
  const page = sheetOf(doc);
  page.text(agency.name, { size: 11 });
  page.text(title, { size: 24, gap: 18, tag: 'H1' });
  if (invoice.state === 'void') page.text(invoicePage.titles.void, { size: 13 });
  for (const { label, values } of invoiceFacts(invoice)) page.row(label, values.join('\n'));
  page.rule();
  for (const { label, minor } of invoice.lines) page.row(label, sayMinor(minor, invoice.currency), 'sum');
  page.rule();
  const total = sayMinor(invoice.totalMinor, invoice.currency);
  page.row(`${words.total} (${invoice.currency})`, total, 'sum');
  page.text(file.paid, { gap: 24 });
  if (page.isIncomplete()) page.text(file.missing);
  doc.end();
  return new Uint8Array(await buffer(doc));
}

/** Writes down the page, and onto the next where one is full. */
function sheetOf(doc: PDFKit.PDFDocument) {
  const document = doc.struct('Document');
  doc.addStructure(document);
  for (const face of Object.keys(FACES) as FaceName[]) doc.registerFont(face, fileOf(face));
  const width = doc.page.width - 2 * MARGIN;
  let isIncomplete = false;

  /** In runs of one face each: none has all letters. */
  function write(text: string, { x, y, width, align }: Box): void {
    if (unprintableIn(text).length > 0) isIncomplete = true;
    const runs = toRuns(text);
    runs.forEach((run, index) => {
      doc.font(run.face);
      const options = { width, align, continued: index < runs.length - 1, lineGap: 3 };
      if (index === 0) doc.text(run.text, x, y, options);
      else doc.text(run.text, options);
    });
  }

  function block(tag: string, draw: () => void): void {
    document.add(doc.struct(tag, {}, draw));
  }

  return {
    isIncomplete: () => isIncomplete,
    text: (text: string, { size = SIZE, gap = 6, tag = 'P' }: TextStyle = {}): void => {
      doc.fontSize(size);
      block(tag, () => write(text, { x: MARGIN, y: doc.y + gap, width, align: 'left' }));
    },
    /** A label and its value; a sum is at the right, and has the digits of our own figures alone. */
    row: (label: string, value: string, kind: 'fact' | 'sum' = 'fact'): void => {
      doc.fontSize(SIZE);
      const [labelWidth, valueWidth] = kind === 'sum' ? [width * 0.75, width * 0.25] : [110, width - 110];
      if (doc.y > doc.page.height - MARGIN - ROW_HEIGHT) doc.addPage();
      const y = doc.y + 6;
      let end = y;
      block('P', () => {
        write(label, { x: MARGIN, y, width: labelWidth, align: 'left' });
        end = doc.y;
        const align = kind === 'sum' ? 'right' : 'left';
        write(value, { x: MARGIN + labelWidth, y, width: valueWidth, align });
        doc.y = Math.max(end, doc.y);
      });
    },
    rule: (): void => {
      const y = doc.y + 10;
      doc.markContent('Artifact', { type: 'Layout' });
      doc
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + width, y)
        .lineWidth(0.75)
        .stroke();
      doc.endMarkedContent();
      doc.y = y + 4;
    },
  };
}

/** Static cuts without compression (`npm run fonts`). */
function fileOf(face: FaceName): string {
  return join(process.cwd(), `app/fonts/${FACES[face].file}.ttf`);
}

const MARGIN = 56;
const SIZE = 11;
const ROW_HEIGHT = 60;

type Box = { x: number; y: number; width: number; align: 'left' | 'right' };
type TextStyle = { size?: number; gap?: number; tag?: string };
