import { describe, expect, it } from 'vitest';
import { dayProblem, readFrenchDate, showFrenchDate } from '@/components/ui/french-date';
import { joinDateTime, readFrenchTime, splitDateTime } from '@/components/ui/french-date-time';

const NOW = new Date('2026-11-22T12:00:00Z');

describe('days as people type them', () => {
  it.each([
    ['24/12/2026', '2026-12-24'],
    ['5/3/2027', '2027-03-05'],
    [' 05.03.27 ', '2027-03-05'],
    ['17-05-90', '1990-05-17'],
    ['17 05 36', '2036-05-17'],
    ['17 05 37', '1937-05-17'],
    ['24122026', '2026-12-24'],
    ['2026-12-24', '2026-12-24'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2027', null],
    ['31/04/2026', null],
    ['12/24/2026', null],
    ['0/1/2026', null],
    ['24/12', null],
    ['24/12/', null],
    ['24/12/202', null],
    ['demain', null],
    ['', null],
  ])('%j is %j', (text, day) => expect(readFrenchDate(text, NOW)).toBe(day));

  it('shows a day the French way and anything else as it is', () => {
    expect(['2026-12-24', '24/1', ''].map(showFrenchDate)).toEqual(['24/12/2026', '24/1', '']);
  });
});

describe('hours as people type them', () => {
  it.each([
    ['06:30', '06:30'],
    ['6h30', '06:30'],
    ['6 h 30', '06:30'],
    ['6h', '06:00'],
    ['18', '18:00'],
    ['0630', '06:30'],
    ['630', '06:30'],
    ['24:00', null],
    ['12:60', null],
    ['6h3', null],
    ['midi', null],
    ['', null],
  ])('%j is %j', (text, time) => expect(readFrenchTime(text)).toBe(time));
});

describe('a day and an hour as one value', () => {
  it.each([
    ['24/12/2026', '6h30', '2026-12-24T06:30'],
    ['2026-12-24T06:30', '', '2026-12-24T06:30'],
    ['2026-12-24T06:30:15Z', '18:00', '2026-12-24T06:30'],
    [' ', '', ''],
  ])('%j and %j are %j', (date, time, value) => expect(joinDateTime(date, time)).toBe(value));

  it.each([
    ['24/12/2026', ''],
    ['', '06:30'],
    ['24/12/202', '6h3'],
  ])('%j and %j are no value, and come back as they were', (date, time) => {
    const value = joinDateTime(date, time);
    expect(value).not.toMatch(/^\d{4}-\d{2}-\d{2}/);
    expect(splitDateTime(value)).toEqual([date, time]);
  });

  it('splits a value into what the boxes show', () => {
    expect(splitDateTime('2026-12-24T06:30')).toEqual(['24/12/2026', '06:30']);
    expect(splitDateTime('')).toEqual(['', '']);
  });
});

it.each([
  ['31/02/2027', 'jourInconnu'],
  ['29.2.27', 'jourInconnu'],
  ['2027-04-31', 'jourInconnu'],
  ['12/31/2026', 'dateAinsi'],
  ['31 février', 'dateAinsi'],
  ['12/2027', 'dateAinsi'],
] as const)('of %j is said %s', (text, said) => {
  expect(readFrenchDate(text)).toBeNull();
  expect(dayProblem(text)).toBe(said);
});
