import { PhotoImage } from '@/components/photos/photo-image';
import { Avatar } from '@/components/ui/avatar';
import type { Person } from '@/content/person';

/** Someone's face in a small disc: the photo, or the drawing, or the first initial. Decorative beside the written name. */
export function PersonAvatar({ person, ground }: PersonAvatarProps) {
  const { name, photo, portrait } = person;
  if (!photo) return <Avatar name={name} person={portrait} {...(ground ? { ground } : {})} />;
  return (
    <span className="size-[46px] flex-none overflow-hidden rounded-full">
      <PhotoImage photo={photo} sizes="46px" isDecorative className="size-full object-cover" />
    </span>
  );
}

type PersonAvatarProps = {
  person: Pick<Person, 'name' | 'photo' | 'portrait'>;
  ground?: string;
};
