import { Button } from '@/components/ui/button';
import { SELECT_FORM } from './select-step';

/** Folds the payment step away. It belongs to the first step's form, so it works without a script too. */
export function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <Button
      type="submit"
      form={SELECT_FORM}
      name="step"
      value="select"
      formNoValidate
      variant="line"
      size="sm"
      onClick={event => {
        event.preventDefault();
        onBack();
      }}
    >
      Back to Service Selection
    </Button>
  );
}
