/** The animals of the card game. A face of its own, because only the screens that show cards load them. */

export { CardAnimal, type CardAnimalProps } from './animals/card-animal';
