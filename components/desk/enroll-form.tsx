import { Button } from '@/components/ui/button';
import type { DeskWords } from '@/content/desk';
import { FactorField } from './factor-field';
import { PostForm } from './post-form';

/** Sets up the second factor: the secret as a picture and as text, then a code that proves the app has it. */
export function EnrollForm({ secret, picture, words }: EnrollFormProps) {
  const { text, app, scan, type, code, button, picture: label } = words.enroll;
  return (
    <PostForm action="enroll" className="desk-panel max-w-[44em]">
      <p>{text}</p>
      <ol className="grid list-decimal gap-4 pl-5">
        <li>{app}</li>
        <li>
          {scan}
          <img
            src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
            alt={label}
            width={240}
            height={240}
            className="mt-3 rounded-card"
          />
          <p className="mt-3">{type}</p>
          <p>
            <code className="font-bold wrap-anywhere">{inGroups(secret)}</code>
          </p>
        </li>
        <li>{code}</li>
      </ol>
      <FactorField form="enroll" isConfirmed={false} isDigits words={{ ...words, hint: null }} />
      <div>
        <Button type="submit" size="sm">
          {button}
        </Button>
      </div>
    </PostForm>
  );
}

/** In fours, for typing; apps ignore the spaces. */
function inGroups(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ');
}

type EnrollFormProps = {
  secret: string;
  /** The QR code as SVG, made on the server from our own address. */
  picture: string;
  words: DeskWords['factor'];
};
