import type { DeskRefusal } from '@/app/(desk)/desk/deed';
import { DeskField, FilterSelect, PostForm, refusalOf } from '@/app/(desk)/desk/shell/forms';
import { Button } from '@/components/ui/button';
import { formOf, type FormPiece } from '@/lib/publishing/fields';
import { PARTS, type PartName } from '@/lib/publishing/parts';

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
            <Check
              name={`${name}.remove`}
              label={`Remove this ${piece.title.toLowerCase()}`}
              isChecked={refusal.values[`${name}.remove`] === 'true'}
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

function PartField({ part, refusal, name, label, kind, hint, value, options }: PartFieldProps) {
  const typed = refusal.values[name];
  if (kind === 'hidden') return <input type="hidden" name={name} value={value} />;
  if (kind === 'check')
    return (
      <Check
        name={name}
        label={label}
        isChecked={Object.keys(refusal.values).length > 0 ? typed === 'true' : value === 'true'}
      />
    );
  if (kind === 'choice')
    return (
      <FilterSelect
        name={name}
        id={`${part}-${name}`}
        label={label}
        value={typed ?? (value || options[0] || '')}
        options={options.map(option => [option, option])}
      />
    );
  return (
    <DeskField
      refusal={refusal}
      form={part}
      name={name}
      label={kind === 'money' ? `${label}, in dollars` : label}
      hint={hint}
      value={value}
      isOptional={false}
      autoComplete="off"
      multiline={kind === 'long' || kind === 'days'}
      rows={kind === 'long' ? 4 : 3}
      inputMode={kind === 'money' || kind === 'number' ? 'decimal' : 'text'}
      inputProps={kind === 'date' ? { type: 'date' } : {}}
    />
  );
}

function Check({ name, label, isChecked }: { name: string; label: string; isChecked: boolean }) {
  return (
    <label className="flex min-h-6 items-center gap-2">
      <input type="checkbox" name={name} value="true" defaultChecked={isChecked} className="size-5" />
      {label}
    </label>
  );
}
