import { deed } from '@/app/(desk)/desk/deed';
import { csvStream, type CsvColumn } from '@/app/(desk)/desk/shell/csv';
import { csvFile, csvOptions, noteDownload, timeColumn } from '@/app/(desk)/desk/shell/download';
import { exportForm } from '@/app/(desk)/desk/shell/export-form';
import { listReaders, type Reader } from '@/lib/newsletter';
import { routes, serverRoutes } from '@/lib/site/routes';

export const deeds = {
  /** Everyone who gets the newsletter, for the program that sends it: each row with its own link to unsubscribe. */
  'subscribers-export': deed({
    who: 'owner',
    audit: ['subscribers-exported'],
    notices: [],
    fields: [],
    form: exportForm,
    seen: 'It changes nothing.',
    factor: 'export',
    page: serverRoutes.deskNewsletter,
    do: async (post, site) => {
      await noteDownload('subscribers-exported', '', post, site);
      const columns: readonly CsvColumn<Reader>[] = [
        { name: 'email', valueOf: reader => reader.email },
        {
          name: 'unsubscribe',
          valueOf: reader => site.env.SITE_URL + routes.newsletterLeave(reader.unsubscribeKey),
        },
        timeColumn('requested', reader => reader.requestedAt),
        timeColumn('confirmed', reader => reader.confirmedAt),
        { name: 'form', valueOf: reader => reader.formName },
        { name: 'consent', valueOf: reader => reader.consentText },
      ];
      const pages = listReaders(site.db);
      return csvFile('subscribers', csvStream({ columns, pages, ...csvOptions(post) }), site);
    },
  }),
};
