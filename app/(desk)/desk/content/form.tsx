import type { DeskRefusal } from '@/app/(desk)/desk/deed';
import { DrawnField, PostForm, refusalOf } from '@/app/(desk)/desk/shell/forms';
import { Button } from '@/components/ui/button';
import { PARTS, type PartName } from '@/lib/publishing/parts';
import { formOf, type FormPiece } from '@/lib/site/read-fields';

/** The form of a part, made from its schema. */
export function PartForm({ part, value }: { part: PartName; value: unknown }) {
  const refusal = refusalOf('content-save');
  const pieces = formOf(PARTS[part].schema, value);
  return (
    <PostForm action="content-save" hidden={[['part', part]]} seen={value} className="desk-panel">
      <Pieces pieces={pieces} part={part} refusal={refusal} />
      <div>
        <Button type="submit" variant="ink" size="sm">
          Save as a draft
        </Button>
      </div>
    </PostForm>
  );
}

type PiecesProps = { pieces: readonly FormPiece[]; part: PartName; refusal: DeskRefusal };

function Pieces({ pieces, part, refusal }: PiecesProps) {
  return pieces.map(piece => {
    if (piece.piece === 'field')
      return <PartField key={piece.name} part={part} refusal={refusal} {...piece} />;
    if (piece.piece === 'group')
      return (
        <fieldset key={piece.title} className="grid gap-3 border-0 p-0 sm:grid-cols-2">
          <legend className="mb-2 text-label font-extrabold">{piece.title}</legend>
          <Pieces pieces={piece.pieces} part={part} refusal={refusal} />
        </fieldset>
      );
    return piece.items.map(({ name, isNew, pieces: inner }, index) => (
      <details key={name} open={isOpen(name, refusal)} className="border-t pt-3">
        <summary className="text-link inline-flex min-h-6 cursor-pointer items-center font-bold">
          {isNew ? `Add a ${piece.title.toLowerCase()}` : `${piece.title} ${index + 1}: ${nameOf(inner)}`}
        </summary>
        <div className="mt-3 grid gap-3">
          <Pieces pieces={inner} part={part} refusal={refusal} />
          {isNew ? null : (
            <DrawnField
              action="content-save"
              name={`${name}.remove`}
              meta={{ kind: 'check', label: `Remove this ${piece.title.toLowerCase()}` }}
              refusal={refusal}
            />
          )}
        </div>
      </details>
    ));
  });
}

/** An item with a mistake stands open. */
function isOpen(name: string, { errors }: DeskRefusal): boolean {
  return Object.keys(errors).some(field => field.startsWith(`${name}.`));
}

/** The first text of an item, which is its name. */
function nameOf(pieces: readonly FormPiece[]): string {
  const field = pieces.find(piece => piece.piece === 'field' && piece.kind === 'text');
  return field?.piece === 'field' ? field.value : '';
}

type PartFieldProps = Extract<FormPiece, { piece: 'field' }> & { part: PartName; refusal: DeskRefusal };

function PartField({ part, refusal, name, value, ...meta }: PartFieldProps) {
  if (meta.kind === 'hidden') return <input type="hidden" name={name} value={value} />;
  return (
    <DrawnField
      action="content-save"
      form={part}
      name={name}
      meta={meta}
      refusal={refusal}
      value={value}
      // An item that is added may stay empty.
      required={false}
      isOptional={false}
      rows={meta.kind === 'long' ? 4 : 3}
    />
  );
}
