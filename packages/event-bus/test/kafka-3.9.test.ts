import { describeKafka } from './kafka-contract';

describeKafka('3.9.1');
