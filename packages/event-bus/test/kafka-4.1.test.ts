import { describeKafka } from './kafka-contract';

describeKafka('4.1.0');
