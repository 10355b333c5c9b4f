import { describe, expect, it } from 'vitest';
import { etapeMarkers } from '@/components/map/etape-markers';
import { type LabelWish, placeLabels } from '@/components/map/place-labels';
import { project } from '@/components/map/projection';

const view = { left: 0, top: 0, right: 800, bottom: 900 };
const wish = (name: string, x: number, y: number): LabelWish => ({
  name,
  at: { x, y },
  radius: 5,
  bold: false,
});

describe('labels of the home map', () => {
  it('stand to the right of a lone dot', () => {
    expect(placeLabels([wish('Lyon', 100, 100)], 19, view)).toMatchObject([
      { name: 'Lyon', anchor: 'start' },
    ]);
  });
  it('turn to the left at the right edge', () => {
    expect(placeLabels([wish('Antananarivo', 790, 400)], 19, view)).toMatchObject([{ anchor: 'end' }]);
  });
  it('never meet, and give way in order', () => {
    const crowd = Array.from({ length: 40 }, (_, i) =>
      wish(`Ville ${i}`, 300 + (i % 7) * 12, 300 + Math.floor(i / 7) * 12),
    );
    const placed = placeLabels(crowd, 19, view);
    expect(placed.length).toBeLessThan(crowd.length);
    const boxes = placed.map(({ name, x, y, anchor }) => {
      const width = name.length * 19 * 0.53;
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
      return { left, right: left + width, top: y - 16, bottom: y + 5 };
    });
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        expect(apart).toBe(true);
      }
    }
  });
});

it('projects north above south and west before east', () => {
  const [paris, tanger] = [project(48.85, 2.35), project(35.77, -5.8)];
  expect(paris.y).toBeLessThan(tanger.y);
  expect(tanger.x).toBeLessThan(paris.x);
});

describe('stops of a trip’s map', () => {
  const place = (name: string, lat: number | null) => ({ name, lat, lon: lat, date: '' });
  it('keep their number and colour when one has no coordinates', () => {
    const markers = etapeMarkers([
      place('Lyon', 45),
      place('Douar', null),
      place('Algésiras', 36),
      place('Tanger', 35),
    ]);
    expect(markers.map(({ number, rank }) => [number, rank])).toEqual([
      [1, 'first'],
      [3, 'between'],
      [4, 'last'],
    ]);
  });
  it('are none without coordinates', () => {
    expect(etapeMarkers([place('Douar', null)])).toEqual([]);
  });
});
