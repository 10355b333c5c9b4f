// Loaded before everything else (node -r), so it must stay readable by any Node, however old.
var parts = process.versions.node.split('.');
var major = Number(parts[0]);
var minor = Number(parts[1]);
var enough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
if (!enough) {
  console.error(
    '\n✖ Rihla demande Node.js 20.19 ou plus récent (20.19+, 22.12+, 24…) ; ceci est Node.js ' +
      process.versions.node +
      '.',
  );
  console.error(
    '  → Installez une version récente depuis https://nodejs.org, puis relancez la même commande.\n',
  );
  process.exit(1);
}
