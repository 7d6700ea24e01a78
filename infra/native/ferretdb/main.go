// A MongoDB-protocol server on SQLite files, for tests and trials on machines without Docker.
// Usage: ferretdb <host:port> <directory>
package main

import (
	"context"
	"log"
	"log/slog"
	"net"
	"net/url"
	"os"
	"os/signal"
	"syscall"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	if len(os.Args) != 3 {
		log.Fatal("usage: ferretdb <host:port> <directory>")
	}
	server, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{TCP: "127.0.0.1:0"},
		Handler:   "sqlite",
		SQLiteURL: "file:" + os.Args[2] + "/",
		Logger:    slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError})),
	})
	if err != nil {
		log.Fatal(err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	go func() {
		inner, err := url.Parse(server.MongoDBURI())
		if err != nil {
			log.Fatal(err)
		}
		listener, err := net.Listen("tcp", os.Args[1])
		if err != nil {
			log.Fatal(err)
		}
		log.Fatal(serveOneWriteAtATime(listener, inner.Host))
	}()
	if err := server.Run(ctx); err != nil {
		log.Fatal(err)
	}
}
