/**
 * A radio button that lies unseen over its label (which is `relative` and shows the state): whatever presses the label
 * presses the button itself.
 */
export function CoveringRadio({ name, value, isFirstChosen }: CoveringRadioProps) {
  return (
    <input
      type="radio"
      name={name}
      value={value}
      defaultChecked={isFirstChosen}
      className="absolute inset-0 size-full cursor-pointer opacity-0"
    />
  );
}

type CoveringRadioProps = {
  name: string;
  value?: string;
  /** Whether it is chosen until the visitor chooses. */
  isFirstChosen: boolean;
};
