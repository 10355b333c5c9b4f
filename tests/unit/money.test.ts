import { describe, expect, it } from 'vitest';
import {
  centsToEuros,
  eurosToCents,
  formatEuros,
  formatKg,
  formatKgNumber,
  gramsToKg,
  kgToGrams,
} from '@/lib/core/text/money';

describe('euros and cents', () => {
  it.each([
    [0, 0],
    [12.5, 1250],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [19.99, 1999],
    [4.35, 435],
    [-0.001, 0],
    [1_000_000, 100_000_000],
  ])('%d € are %d cents', (euros, cents) => {
    expect(eurosToCents(euros)).toBe(cents);
  });
  it('goes there and back', () => {
    for (let cents = 0; cents < 100_000; cents += 37) expect(eurosToCents(centsToEuros(cents))).toBe(cents);
  });
  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e20])('rejects %d', (value) => {
    for (const convert of [eurosToCents, kgToGrams, centsToEuros, gramsToKg, formatEuros, formatKg]) {
      expect(() => convert(value)).toThrow(RangeError);
    }
  });
  it('rejects parts of a cent or gram', () => {
    expect(() => centsToEuros(0.5)).toThrow(RangeError);
    expect(() => gramsToKg(0.5)).toThrow(RangeError);
  });
});

describe('written out', () => {
  it.each([
    [formatEuros(1250), '1\u00a0250,00\u00a0€'],
    [formatEuros(0), '0,00\u00a0€'],
    [formatEuros(0.05), '0,05\u00a0€'],
    [formatEuros(-12.5), '-12,50\u00a0€'],
    [formatEuros(-0.5), '-0,50\u00a0€'],
    [formatEuros(1_234_567.891), '1\u00a0234\u00a0567,89\u00a0€'],
    [formatKg(12), '12\u00a0kg'],
    [formatKg(7.5), '7,5\u00a0kg'],
    [formatKg(0.125), '0,125\u00a0kg'],
    [formatKg(1250), '1\u00a0250\u00a0kg'],
    [formatKgNumber(20.1), '20,1'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });
  it('grams', () => {
    expect([kgToGrams(7.5), kgToGrams(0.1 + 0.2), gramsToKg(7500)]).toEqual([7500, 300, 7.5]);
  });
});
