// Package config holds as much of a server's configuration as its storage reads.
package config

type Config struct {
	StorageConfig StorageConfig
}

type StorageConfig struct {
	TSDBConfig      *TSDBConfig
	ExemplarsConfig *ExemplarsConfig
}

type TSDBConfig struct {
	OutOfOrderTimeWindow int64
}

type ExemplarsConfig struct {
	MaxExemplars int64
}
