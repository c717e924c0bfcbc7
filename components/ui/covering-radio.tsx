import type { InputHTMLAttributes } from 'react';

/**
 * A radio button that lies unseen over its label (which is `relative` and shows the state): whatever presses the label
 * presses the button itself.
 */
export function CoveringRadio({ isFirstChosen, ...rest }: CoveringRadioProps) {
  return (
    <input
      type="radio"
      defaultChecked={isFirstChosen}
      {...rest}
      className="absolute inset-0 size-full cursor-pointer opacity-0"
    />
  );
}

type CoveringRadioProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'value' | 'checked' | 'onChange'
> & {
  /** Whether it is chosen until the visitor chooses, where no component holds the choice. */
  isFirstChosen?: boolean;
};
