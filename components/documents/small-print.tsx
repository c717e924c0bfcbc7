import { Illustration } from '@/components/drawings/illustration';

/** Small print on a sheet, and a loupe that shows three of its lines in normal print. Decorative; not on small screens. */
export function SmallPrint() {
  return (
    <div className="ml-auto hidden max-w-[440px] lg:block dark:[--n:16%] dark:[--b-iron:oklch(0.62_0.015_215)]">
      <Illustration name="documents/small-print" />
    </div>
  );
}
