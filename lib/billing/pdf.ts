import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { invoicePage } from '@/content/billing';
import { site as agency } from '@/content/site';
import { respondFile, respondRedirect } from '@/lib/site/http/respond';
import { serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { fillText } from '@/lib/site/text';
import { formatDay } from '@/lib/site/time';
import { findInvoice } from './billing.sql';
import { invoiceFacts, sayMinor, type Invoice } from './invoice';
import { FACES, toRuns, unprintableIn, type FaceName } from './print-faces';

/** `GET /invoice/file`, for anyone with the invoice's key: the invoice as it was sent, to keep. */
export async function answerInvoiceFile(request: Request, site: Pick<Site, 'db' | 'env'>): Promise<Response> {
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const invoice = await findInvoice(site.db, 'key', key);
  if (!invoice) return respondRedirect(serverRoutes.invoice(key));
  const name = `${invoice.number}.pdf`;
  return respondFile(await renderInvoicePdf(invoice, site.env.SITE_URL), { name, type: 'application/pdf' });
}

/**
 * The same bytes each time: nothing of the day, the late fee or the payment is in it. A voided one says so in place of the
 * amount due and the way to pay, because it must not be paid. `siteUrl` is where its link leads, without a path.
 */
export async function renderInvoicePdf(invoice: Invoice, siteUrl: string): Promise<Uint8Array<ArrayBuffer>> {
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
  const total = sayMinor(invoice.totalMinor, invoice.currency);
  page.logo(agency.name);
  page.text(title, { size: 30, gap: 30, tag: 'H1', isDisplay: true });
  if (invoice.state === 'void') page.text(invoicePage.titles.void, { size: 15 });
  else {
    page.band(fillText(file.due, { day: formatDay(invoice.dueOn) }), total);
    page.link(file.pay, siteUrl + serverRoutes.invoice(invoice.key));
    page.text(fillText(file.help, { phone: agency.phone.display, email: agency.email }), { gap: 2 });
  }
  page.rule();
  for (const { label, values } of invoiceFacts(invoice)) page.row(label, values.join('\n'));
  page.rule();
  for (const { label, minor } of invoice.lines) page.row(label, sayMinor(minor, invoice.currency), 'sum');
  page.rule();
  page.row(`${words.total} (${invoice.currency})`, total, 'total');
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
  doc.registerFont(DISPLAY, join(process.cwd(), 'app/fonts/archivo-outlines.ttf'));
  const width = doc.page.width - 2 * MARGIN;
  let isIncomplete = false;

  /** In runs of one face each: none has all letters, and that of signs has those of plain English alone. */
  function write(text: string, { x, y, width, align, isDisplay = false }: Box): void {
    doc.fillColor(INK);
    if (isDisplay && PLAIN.test(text)) {
      doc.font(DISPLAY).text(text, x, y, { width, align });
      return;
    }
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

  function ornament(draw: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.save();
    draw();
    doc.restore();
    doc.endMarkedContent();
  }

  return {
    isIncomplete: () => isIncomplete,
    /** The pin and the name, as at the head of each page of the site. */
    logo: (name: string): void => {
      const top = doc.y;
      ornament(() => {
        doc.translate(MARGIN + 14, top + 37).scale(0.7);
        for (const { shape, color } of PIN) doc.path(shape).fill(color);
      });
      doc.fontSize(24);
      block('P', () => write(name, { x: MARGIN + 40, y: top + 9, width, align: 'left', isDisplay: true }));
    },
    text: (text: string, { size = SIZE, gap = 6, tag = 'P', isDisplay = false }: TextStyle = {}): void => {
      doc.fontSize(size);
      block(tag, () => write(text, { x: MARGIN, y: doc.y + gap, width, align: 'left', isDisplay }));
    },
    /** What must be seen first: words at the left and a sum at the right, on marigold. */
    band: (words: string, sum: string): void => {
      const top = doc.y + 12;
      ornament(() => doc.roundedRect(MARGIN, top, width, BAND_HEIGHT, 6).fill(MARIGOLD));
      const [x, inner] = [MARGIN + 18, width - 36];
      block('P', () => {
        doc.fontSize(14);
        write(words, { x, y: top + 20, width: inner * 0.6, align: 'left' });
        doc.fontSize(26);
        write(sum, { x: x + inner * 0.6, y: top + 13, width: inner * 0.4, align: 'right', isDisplay: true });
      });
      doc.y = top + BAND_HEIGHT;
    },
    /** A line of its own that leads to a page, for the eye and for readers of tagged files. */
    link: (label: string, href: string): void => {
      const y = doc.y + 14;
      doc.fontSize(13);
      doc.font('latin').fillColor(BOTTLE);
      document.add(
        doc.struct('Link', { alt: label }, () =>
          doc.text(label, MARGIN, y, { width, link: href, underline: true }),
        ),
      );
    },
    /** A label and its value; sums are at the right, and have the digits of our own figures alone. */
    row: (label: string, value: string, kind: 'fact' | 'sum' | 'total' = 'fact'): void => {
      const isTotal = kind === 'total';
      doc.fontSize(isTotal ? 18 : SIZE);
      const [labelWidth, valueWidth] = kind === 'fact' ? [110, width - 110] : [width * 0.7, width * 0.3];
      if (doc.y > doc.page.height - MARGIN - ROW_HEIGHT) doc.addPage();
      const y = doc.y + 6;
      let end = y;
      block('P', () => {
        write(label, { x: MARGIN, y, width: labelWidth, align: 'left', isDisplay: isTotal });
        end = doc.y;
        const align = kind === 'fact' ? 'left' : 'right';
        write(value, { x: MARGIN + labelWidth, y, width: valueWidth, align, isDisplay: isTotal });
        doc.y = Math.max(end, doc.y);
      });
    },
    rule: (): void => {
      const y = doc.y + 10;
      ornament(() =>
        doc
          .moveTo(MARGIN, y)
          .lineTo(MARGIN + width, y)
          .lineWidth(1.25)
          .stroke(INK),
      );
      doc.y = y + 4;
    },
  };
}

/** Static cuts without compression (`npm run fonts`). */
function fileOf(face: FaceName): string {
  return join(process.cwd(), `app/fonts/${FACES[face].file}.ttf`);
}

const MARGIN = 56;
const SIZE = 11.5;
const ROW_HEIGHT = 60;
const BAND_HEIGHT = 56;
/** The colors of the site's light theme, as its emails have them (lib/mail/parts.tsx). */
const [INK, BOTTLE, MARIGOLD] = ['#02271e', '#07523b', '#fceaba'];
/** Archivo 800, the face of headings and prices. */
const DISPLAY = 'display';
const PLAIN = /^[ -~]+$/;
const PATH_OF_ICON = /<path\b(?=[^>]*\bfill="(?<color>[^"]+)")[^>]*\bd="(?<shape>[^"]+)"/g;
/** The shapes and colors of the site's icon. */
const PIN = [...readFileSync(join(process.cwd(), 'app/icon.svg'), 'utf8').matchAll(PATH_OF_ICON)].map(
  ({ groups: { shape = '', color = '' } = {} }) => ({ shape, color }),
);

type Box = { x: number; y: number; width: number; align: 'left' | 'right'; isDisplay?: boolean };
type TextStyle = { size?: number; gap?: number; tag?: string; isDisplay?: boolean };
