'use client';
import type { ComponentProps } from 'react';
import { Combobox } from '@/components/ui/combobox';
import { findCities } from './city-source';

/** A box that proposes cities. */
export function CityBox(props: Omit<ComponentProps<typeof Combobox>, 'source'>) {
  return <Combobox {...props} source={findCities} />;
}
