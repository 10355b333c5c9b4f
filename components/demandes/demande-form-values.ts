import type { DemandeView } from '@/lib/demandes/queries';
import type { DemandeInput } from '@/lib/demandes/schema';

type Values = Omit<DemandeInput, 'budget' | 'isVisible'> & { budget?: number };

/** What the form starts with: nothing but the usual category, or the need as it is. */
export function formValues(demande?: DemandeView): Values {
  if (!demande) {
    return {
      titre: '',
      description: '',
      categorie: 'Électronique',
      lieuLivraison: '',
      dateLimite: '',
      urgent: false,
      lienProduit: '',
      imagePath: '',
    };
  }
  const { titre, description, categorie, budget, lieuLivraison, dateLimite, urgent } = demande;
  return {
    ...{ titre, description, categorie, budget, lieuLivraison, dateLimite, urgent },
    lienProduit: demande.lienProduit ?? '',
    imagePath: demande.imagePath ?? '',
  };
}

/** The request's body: an edited need's picture goes along only when another was chosen. */
export function demandeBody(values: DemandeInput, demande?: DemandeView): Partial<DemandeInput> {
  const { imagePath, ...rest } = values;
  const kept = demande && (imagePath === '' || imagePath === demande.imagePath);
  return kept ? rest : values;
}
