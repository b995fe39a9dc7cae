import type { Product } from '@app/contract/stock/products.contract';
import { Avatar } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { productFactLabels } from './products.labels.ts';

type ProductPhotoProps = { product: Pick<Product, 'name' | 'imageUrl'>; size: number };

/** A picture that is not there any more leaves a parcel in its place. */
export function ProductPhoto({ product: { name, imageUrl }, size }: ProductPhotoProps) {
  const photo = imageUrl
    ? {
        src: imageUrl,
        alt: productFactLabels.photoOf(name),
        imageProps: { loading: 'lazy' } as const,
      }
    : {};
  return (
    <Avatar size={size} radius="md" {...photo} aria-hidden={imageUrl === ''}>
      <IconPackage size={Math.round(size / 2)} stroke={1.5} />
    </Avatar>
  );
}
