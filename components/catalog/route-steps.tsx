import { NumberPlate } from '@/components/ui/number-plate';

/** Steps in their order: house numbers along a road. */
export function RouteSteps({ steps }: { steps: readonly { title: string; description: string }[] }) {
  return (
    <ol className="road-steps">
      {steps.map(({ title, description }, index) => (
        <li key={title}>
          <NumberPlate n={index + 1} />
          <h3 className="mt-1 mb-1 text-label lg:mt-5 lg:mb-1.5">{title}</h3>
          <p className="soft text-small leading-normal">{description}</p>
        </li>
      ))}
    </ol>
  );
}
