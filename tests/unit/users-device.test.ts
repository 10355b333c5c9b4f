import { describe, expect, it } from 'vitest';
import { isTimeZone } from '#zone';
import { deviceName, isPhone } from '@/lib/users/rules/device';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device', () => {
  it.each([
    [`${WINDOWS} Chrome/150.0.0.0 Safari/537.36`, 'Chrome sur Windows'],
    [`${WINDOWS} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`, 'Edge sur Windows'],
    [`${MAC} Version/18.1 Safari/605.1.15`, 'Safari sur Mac'],
    [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari sur iPhone'],
    [`${IPHONE} CriOS/150.0 Mobile/15E148 Safari/604.1`, 'Chrome sur iPhone'],
    [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet sur Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox sur Linux'],
    ['okhttp/4.12', 'Application'],
    ['RihlaApp (Android 15)', 'Application sur Android'],
    ['<img src=x>', 'Application'],
    ['', 'Appareil inconnu'],
    [null, 'Appareil inconnu'],
  ])('%s is « %s »', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('is a phone or not', () => {
    expect([`${IPHONE} Safari`, `${ANDROID} Chrome/1`].map(isPhone)).toEqual([true, true]);
    expect([`${WINDOWS} Chrome/1`, null].map(isPhone)).toEqual([false, false]);
  });
});

it('knows the names of time zones', () => {
  expect(['Europe/Paris', 'Africa/Casablanca', 'Europe_Paris', 'Lune/Mer', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
