import { markup, type Markup } from './page-shell.ts';

/** A table that scrolls by itself on a small screen. */
export function table(heads: readonly string[], rows: readonly Markup[]): Markup {
  if (rows.length === 0) return markup`<p class="soft">None yet.</p>`;
  return markup`<div class="scroll"><table>
<thead><tr>${heads.map(head => markup`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table></div>`;
}

export function row(cells: readonly (string | number | null | Markup)[]): Markup {
  return markup`<tr>${cells.map(cell => markup`<td>${cell}</td>`)}</tr>`;
}

/** Fields and buttons of one form, in a line. It posts to the page that it is on, or to `action`. */
export function tools(parts: readonly Markup[], action = ''): Markup {
  return markup`<form class="tools" method="post" action="${action}">${parts}</form>`;
}

export function button(action: string, label: string): Markup {
  return markup`<button name="action" value="${action}">${label}</button>`;
}

export function field(name: string, label: string, { value = '', hint = '' } = {}): Markup {
  return markup`<label>${label} <input name="${name}" value="${value}" placeholder="${hint}" size="9"></label>`;
}

/** Something that the form is about, without showing it. */
export function hiddenId(id: string): Markup {
  return markup`<input type="hidden" name="id" value="${id}">`;
}

export function choice(name: string, label: string, { options, chosen }: Choice): Markup {
  const items = options.map(option =>
    option === chosen ? markup`<option selected>${option}</option>` : markup`<option>${option}</option>`,
  );
  return markup`<label>${label} <select name="${name}">${items}</select></label>`;
}

type Choice = { options: readonly string[]; chosen?: string };
